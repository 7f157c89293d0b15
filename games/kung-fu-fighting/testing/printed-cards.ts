/** Chapter 19 as data: set by set a line for each card. The last column: P partly known, R reconstructed. */
const LINES = `
# base
punch | Punch! | 10 | attack | punch | {"damage":2} | - | P
kick | Kick! | 9 | attack | kick | {"damage":3} | - | P
throw | Throw! | 4 | attack | throw | {"damage":2,"onHit":[{"do":"lose-weapon"}]} | - | P
trip | Trip! | 4 | attack | trip | {"damage":2,"onHit":[{"do":"lose-stance"}]} | - | P
flying | Flying! | 4 | enhancement | - | {"plus":2} | - | P
spinning | Spinning! | 4 | enhancement | - | {"plus":2} | - | P
flipping | Flipping! | 4 | enhancement | - | {"plus":2} | - | P
running-up-the-wall | Running Up the Wall! | 4 | enhancement | - | {"plus":1} | - | P
wild | Wild! | 3 | enhancement | - | {"plus":1} | - | P
split-attack | Split Attack! | 2 | enhancement | - | {"plus":0,"split":{"max":2,"plus":0},"twoSides":1} | - | P
whirlwind | Whirlwind! | 2 | enhancement | - | {"plus":3,"split":{"max":3,"plus":0}} | - | P
combo-attack | Combo Attack! | 2 | enhancement | - | {"plus":0,"combo":{"max":2}} | - | P
when-done-right | When Done Right, None Can Defend! | 2 | enhancement | - | {"plus":1,"bar":{"exceptFamily":"your-kung-fu"}} | - | P
blocking-punch | Blocking Punch! | 3 | block | - | {"against":["punch"],"ignore":true} | - | P
blocking-kick | Blocking Kick! | 3 | block | - | {"against":["kick"],"ignore":true} | - | R
amazing-balance | Amazing Balance! | 2 | block | - | {"against":["throw","trip"],"ignore":true} | - | P
steel-meets-steel | Steel Meets Steel! | 2 | block | - | {"against":["weapon"],"ignore":true} | - | R
roll-with-it | Roll With It! | 2 | block | - | {"against":["any"],"reduce":3} | - | R
now-it-is-my-turn | Now It Is My Turn! | 2 | block | - | {"against":["any"],"reduce":2,"counter":true} | - | R
your-kung-fu-is-weak | Your Kung Fu Is Weak! | 2 | block | - | {"against":["any"],"ignore":true} | family your-kung-fu | P
your-kung-fu-is-no-match | Your Kung Fu Is No Match for Mine! | 2 | block | - | {"against":["any"],"ignore":true,"counter":true} | family your-kung-fu | P
deep-breath | Deep Breath | 2 | chi | - | {"chi":2} | - | R
bowl-of-noodles | Bowl of Noodles | 2 | chi | - | {"chi":3} | - | R
rice-wine | Rice Wine | 1 | chi | - | {"chi":4} | - | R
night-by-the-waterfall | Night by the Waterfall | 1 | chi | - | {"chi":5} | - | R
dragon-stance | Dragon Stance | 2 | stance | - | {"bonus":[{"on":"id:sword","plus":2},{"on":"id:flying","plus":3}],"versus":{"stance":"crane-stance","plus":2}} | - | P
crane-stance | Crane Stance | 2 | stance | - | {"bonus":[{"on":"kick","plus":2}],"versus":{"stance":"snake-stance","plus":2}} | - | P
drunken-stance | Drunken Stance | 2 | stance | - | {"bonus":[{"on":"id:wild","plus":3}],"versus":{"stance":"dragon-stance","plus":2},"defence":[{"against":["any"],"minus":1}]} | - | P
snake-stance | Snake Stance | 2 | stance | - | {"bonus":[{"on":"trip","plus":2},{"on":"id:spinning","plus":2}],"versus":{"stance":"tiger-stance","plus":2}} | - | R
tiger-stance | Tiger Stance | 2 | stance | - | {"bonus":[{"on":"punch","plus":2}],"versus":{"stance":"drunken-stance","plus":2}} | - | R
sword | Sword | 3 | weapon | - | {"attack":3,"defence":0} | - | P
chain-whip | Chain Whip | 1 | weapon | - | {"attack":2,"defence":1,"pierce":"weapon"} | - | P
chair | Chair | 1 | weapon | - | {"attack":3,"defence":1,"afterUse":"discard"} | - | P
ladder | Ladder | 1 | weapon | - | {"attack":2,"defence":1,"split":{"attack":1,"max":2}} | - | P
fan | Fan | 1 | weapon | - | {"attack":0,"defence":3,"hand":-1} | - | P
bamboo-pole | Bamboo Pole | 1 | weapon | - | {"attack":2,"defence":1,"bonus":[{"on":"id:running-up-the-wall","plus":2},{"on":"id:flying","plus":1}]} | - | P
table | Table | 1 | weapon | - | {"attack":4,"defence":2,"afterUse":"discard"} | - | P
umbrella | Umbrella | 1 | weapon | - | {"attack":1,"defence":2} | - | P
nunchucks | Nunchucks | 1 | weapon | - | {"attack":2,"defence":0,"bonus":[{"on":"id:spinning","plus":2},{"on":"id:wild","plus":2}]} | - | P
# more
palm-strike | Palm Strike! | 2 | attack | punch | {"damage":3,"pierce":"stance"} | - | R
grapple | Grapple! | 2 | attack | throw | {"damage":1,"onHit":[{"do":"take-weapon"}]} | - | R
leaping-knee | Leaping Knee! | 2 | attack | punch kick | {"damage":4} | - | R
invincible | Invincible! | 2 | enhancement | - | {"plus":1,"pierce":"all"} | - | R
fast | Fast! | 2 | enhancement | - | {"plus":1,"inCounter":3} | - | R
sweeping | Sweeping! | 1 | enhancement | - | {"plus":1,"onHit":[{"do":"lose-stance"}]} | - | R
i-know-that-style | I Know That Style! | 1 | enhancement | - | {"plus":1,"onHit":[{"do":"take-stance"}]} | - | R
from-the-rooftop | From the Rooftop! | 2 | finisher | - | {"plus":3} | - | R
through-the-paper-wall | Through the Paper Wall! | 1 | finisher | - | {"plus":2,"onHit":[{"do":"lose-weapon"}]} | - | R
and-stay-down | And Stay Down! | 1 | finisher | - | {"plus":2,"onHit":[{"do":"lose-stance"}]} | - | R
the-last-lesson | The Last Lesson! | 1 | finisher | - | {"plus":2,"pierce":"all"} | - | R
nine-blows-one-breath | Nine Blows in One Breath! | 1 | finisher | - | {"plus":0,"perOther":1} | - | R
before-the-leaf-lands | Before the Leaf Lands! | 1 | finisher | - | {"plus":5,"needs":{"others":2}} | - | R
empty-the-teahouse | Empty the Teahouse! | 1 | finisher | - | {"plus":2,"split":{"max":5,"plus":0}} | - | R
razor-edge | Razor Edge | 2 | improved-weapon | - | {"plus":1} | - | R
iron-bands | Iron Bands | 2 | improved-weapon | - | {"defence":[{"against":["any"],"minus":1}]} | - | R
wrist-cord | Wrist Cord | 1 | improved-weapon | - | {"guard":true} | - | R
red-tassel | Red Tassel | 1 | improved-weapon | - | {"bonus":[{"on":"id:spinning","plus":2},{"on":"id:flipping","plus":2}]} | - | R
hooked-end | Hooked End | 1 | improved-weapon | - | {"split":{"max":2}} | - | R
iron-shirt | Iron Shirt | 2 | improved-stance | - | {"defence":[{"against":["any"],"minus":1}]} | - | R
rooted-feet | Rooted Feet | 1 | improved-stance | - | {"guard":true} | - | R
ten-thousand-drills | Ten Thousand Drills | 2 | improved-stance | - | {"bonus":[{"on":"main-card","plus":1}]} | - | R
flowing-water | Flowing Water | 1 | improved-stance | - | {"bonus":[{"on":"enhancement","plus":1}]} | - | R
quiet-mind | Quiet Mind | 1 | improved-stance | - | {"hand":1} | - | R
imperial-stance | Imperial Stance | 2 | stance | - | {"bonus":[{"on":"enhancement","plus":1}],"enter":2,"upkeep":1} | - | P
monkey-stance | Monkey Stance | 1 | stance | - | {"bonus":[{"on":"id:flipping","plus":2}],"versus":{"stance":"imperial-stance","plus":2},"hand":1} | - | R
mantis-stance | Mantis Stance | 1 | stance | - | {"bonus":[{"on":"throw","plus":2}],"versus":{"stance":"monkey-stance","plus":2},"defence":[{"against":["weapon"],"minus":2}]} | - | R
turtle-stance | Turtle Stance | 1 | stance | - | {"bonus":[{"on":"main","plus":-1}],"defence":[{"against":["any"],"minus":2}]} | - | R
spear | Spear | 1 | weapon | - | {"attack":3,"defence":0,"bonus":[{"on":"id:running-up-the-wall","plus":1}]} | - | R
three-part-staff | Three-Part Staff | 1 | weapon | - | {"attack":2,"defence":1,"split":{"attack":1,"max":3}} | - | R
iron-teapot | Iron Teapot | 1 | weapon | - | {"attack":2,"defence":0,"onHit":[{"do":"discard","n":1}]} | - | R
butterfly-knives | Butterfly Knives | 1 | weapon | - | {"attack":2,"defence":0,"bonus":[{"on":"enhancement","plus":1}]} | - | R
catch-the-blade | Catch the Blade! | 2 | block | - | {"against":["weapon"],"ignore":true,"onAttacker":[{"do":"take-weapon"}]} | - | R
borrowed-force | Borrowed Force! | 1 | block | - | {"against":["card"],"ignore":true,"counter":true} | - | R
hermits-pill | Hermit's Pill | 1 | chi | - | {"chi":5} | - | R
sunrise-meditation | Sunrise Meditation | 1 | chi | - | {"chi":2,"draw":1} | - | R
# team
you-go-that-way | You Go That Way, I'll Go This Way! | 3 | enhancement | - | {"plus":0,"allyOnly":true,"spawn":true} | - | P
side-by-side | Side by Side! | 3 | enhancement | - | {"plus":1,"onAlly":2} | - | R
human-catapult | Human Catapult! | 2 | enhancement | - | {"plus":3,"allyOnly":true} | - | R
from-both-sides | From Both Sides! | 1 | enhancement | - | {"plus":1,"allyOnly":true,"bar":{"exceptFamily":"your-kung-fu"}} | - | R
pincer | Pincer! | 2 | enhancement | - | {"plus":2,"split":{"max":2,"plus":1}} | - | R
school-motto | School Motto! | 2 | enhancement | - | {"plus":0,"perMember":1} | - | R
tandem-kick | Tandem Kick! | 3 | attack | kick | {"damage":2,"perHelper":2} | - | R
behind-you | Behind You! | 5 | block | - | {"against":["any"],"reduce":4,"cover":true} | - | R
shared-pot-of-tea | Shared Pot of Tea | 4 | chi | - | {"chi":3,"perMember":1} | - | R
face-me | Face Me! | 3 | special | - | {"when":"teammate-attacked","do":"redirect"} | - | P
not-while-i-stand | Not While I Stand! | 2 | special | - | {"when":"teammate-attacked","do":"counter"} | - | R
catch | Catch! | 2 | special | - | {"when":"own-turn","do":"move-weapon"} | - | R
huddle | Huddle! | 2 | special | - | {"when":"own-turn","do":"draw","self":1,"each":1} | - | R
brotherhood-stance | Brotherhood Stance | 2 | stance | - | {"bonus":[{"on":"assist","plus":2}],"defence":[{"against":["any"],"minus":1}]} | - | R
long-bench | Long Bench | 1 | weapon | - | {"attack":3,"defence":1,"bonus":[{"on":"assist","plus":1}]} | - | R
# archetype
imperial-general | The Imperial General | 1 | archetype | - | {"side":"military-training"} | - | P
venerable-master | The Venerable Master | 1 | archetype | - | {"side":"perfect-technique"} | - | P
mysterious-stranger | The Mysterious Stranger | 1 | archetype | - | {"doubleStance":true} | - | P
she-who-must-fight | She Who Must Fight | 1 | archetype | - | {"freeCounter":true} | - | P
street-orphan | The Street Orphan | 1 | archetype | - | {"hand":1} | - | R
noodle-cook | The Noodle Cook | 1 | archetype | - | {"restorePlus":3,"restoreDraw":1} | - | R
iron-monk | The Iron Monk | 1 | archetype | - | {"defence":[{"against":["any"],"minus":1}],"unlessWeapon":true} | - | R
masked-thief | The Masked Thief | 1 | archetype | - | {"bonus":[{"on":"main-card","plus":1}],"stealIfEmpty":true} | - | R
military-training | Military Training | 1 | side | - | {"plus":1,"defence":[{"against":["any"],"minus":1}]} | slot weapon | P
perfect-technique | Perfect Technique | 1 | side | - | {"bonus":[{"on":"main","plus":1}],"defence":[{"against":["any"],"minus":1}]} | slot stance | P
`

export interface PrintedCard {
  readonly id: string
  readonly name: string
  readonly set: string
  readonly count: number
  readonly type: string
  readonly subtype: readonly string[]
  readonly effect: unknown
  readonly extra: readonly string[]
  readonly tag: string
}

const TAGS: Readonly<Record<string, string>> = { P: 'known+reconstructed', R: 'reconstructed' }

const listed = (text: string): readonly string[] => (text === '-' ? [] : text.split(' '))

const readSet = (text: string): PrintedCard[] => {
  const [set, ...lines] = text.trim().split('\n')
  return lines.map((line) => {
    const [id, name, count, type, subtype, effect, extra, tag] = line.split(' | ')
    return {
      id,
      name,
      set,
      count: Number(count),
      type,
      subtype: listed(subtype),
      effect: JSON.parse(effect),
      extra: listed(extra),
      tag: TAGS[tag],
    }
  })
}

export const PRINTED: readonly PrintedCard[] = LINES.split('# ').slice(1).flatMap(readSet)
