/** What the first lesson says. */
export const LESSON = {
  refill:
    'You have 20 Chi; be the last who has any. A turn begins with your hand: throw away what you do not want, then draw up to seven. Amazing Balance helps only against throws and trips. Throw it away.',
  refillOther: 'Keep the Punch this time, and throw away just Amazing Balance.',
  stance:
    'Before you strike you prepare. A Stance stays before you and makes you stronger: in Crane Stance every kick does 2 more. Play Crane Stance.',
  stanceFirst: 'In a moment! Take up Crane Stance first: your kick will be the better for it.',
  attack:
    'Now attack, once a turn. Shout it like a sentence: a Flying Kick! The Kick is worth 3, Flying 2, your Stance 2. Attack with Kick and Flying together.',
  attackOther: 'Make it a Flying Kick: Kick as the Attack, Flying as its enhancement, and nothing else.',
  respite:
    'A Flying Kick for 7! After an attack there is a respite: you may prepare again. Pick up the Sword, to strike with it later.',
  respiteOther: 'One thing is left to do: play the Sword, so that it lies ready in your next turn.',
  turnEnd:
    'Refill, prepare, attack, respite: that is a whole turn. Unplayed cards stay with you, and some of them are Blocks that you will need when it is your turn to suffer.',
  weapon:
    'You hold a Sword, in Dragon Stance: the Sword does 3 and 2 more, Flying 2 and 3 more. Attack with your Weapon, and add Flying and Spinning.',
  weaponOther: 'The blade is what your Dragon loves: attack with the Weapon, with both Flying and Spinning.',
  weaponEnd:
    'A Flying, Spinning Sword for 12! You may add as many enhancements as you like, each name once, to a Weapon or to an Attack Card.',
  block:
    'Now you are attacked, with a Spinning Kick worth 5. One Block may answer an Attack, if it suits its kind. Blocking Kick makes you ignore a kick altogether. Play it.',
  blockLess: 'Roll With It takes only 3 off. Blocking Kick lets you ignore all of it.',
  blockOther: 'You would suffer all 5. Blocking Kick lets you ignore them.',
  blockEnd: 'Not a scratch. To ignore is better than to reduce: nothing else happens to you either.',
  counter:
    'A Flying Punch, worth 4! Now It Is My Turn takes 2 off, and lets you hit back at once. Block with it, and counterattack with Kick and Spinning.',
  counterOther: 'Use the chance: block with Now It Is My Turn and counterattack, with your Kick and Spinning.',
  counterEnd:
    'Both blows were counted together: you lost 2, your opponent 5. A counterattack can be blocked and countered too, like any Attack.',
  throw:
    'Your opponent hides behind a Table, which takes 2 off whatever comes. A Throw tears the Weapon away before it can defend. Attack with Throw.',
  throwOther: 'As long as the Table stands there, it protects. Throw your opponent first, with nothing added.',
  throwEnd:
    'The Table is gone, and the Throw did its damage in full. In the same way a Trip knocks somebody out of a Stance.',
  chi: 'Only 6 Chi are left to you. Chi Restoration helps, before or after your attack: eat the Bowl of Noodles, and 3 come back.',
  chiFirst: 'Eat first, fight later: play the Bowl of Noodles.',
  win: 'Refreshed! And over there 3 Chi are left, exactly what a plain Kick takes. Finish it: attack with Kick.',
  winOther: 'That is not it: the Kick is worth just the 3 that you need.',
  winEnd:
    'Out of Chi, out of the fight. If two bring each other down at one stroke, it is a tie. You know all that you need.',
  free: 'Now play as you like, against a bot that makes mistakes. You begin with 9 Chi against 8. Point at a card to read it.',
  won: 'You have won! You are ready for a whole match.',
  lost: 'Lost, and well fought: keep a Block or two for the turn after. You are ready for a whole match.',
} as const
