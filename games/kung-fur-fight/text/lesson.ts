/** What the first lesson says. */
export const LESSON = {
  plan: 'You lead the Monk Dogs. There are three arenas, each with a Reward. Both sides plan in secret, then arenas are fought one by one: more attack points (AP) win. Send Yue, who has 6, to arena 1.',
  planOther: 'Let us begin small: Yue alone, to arena 1.',
  team: 'Yue won: 1 victory point, and CRASH took 3 spirit. But Yue rests now. Up to three animals a round may fight. In a team the first card leads and uses its ability; the others only lend their AP. Send Chai with Ban to arena 2.',
  teamOther: 'Send a team of two, Chai and Ban, to arena 2; who of them leads is up to you. Nobody else.',
  teamEnd:
    'Eight against five, and all Rewards of the arena are yours. Items help you, Rangers join your hand, and Achievements such as SHOCK hurt the other side at once.',
  weapons:
    'You own 3 Hidden Weapons. Each adds 1 AP to a team, once. Send Hua, who has only 2 AP, to arena 1, with all 3 weapons.',
  weaponsOther: 'Hua alone, in arena 1, with all 3 Hidden Weapons.',
  token:
    'Five against four! And Hua has left a token: from now on you have 2 AP more in arena 1. Chai brings 4, which makes 6. Send Chai alone to arena 1.',
  tokenOther: 'Arena 1 is where your token lies. Chai alone is enough there.',
  tokenEnd:
    'The token stays until you lose there. DESTROY gave you two Hidden Weapons, too: small things, but close fights are won by 1.',
  recover:
    'Nearly everybody rests. To recover them, let your Chef lead a team: Fu pays one of your three Food tokens, and the whole Rest Area returns. Send Fu alone to arena 2, where nobody else goes.',
  recoverOther: 'We want everybody back: send Fu alone to arena 2.',
  recoverEnd:
    'Everybody is back, and Fu has won an arena besides. A round in which you send nobody, a Pass, recovers too, and costs nothing but the arenas.',
  tie: 'What if both have the same AP? Send Chai alone to arena 3, and see.',
  tieOther: 'Just Chai, to arena 3, as an experiment.',
  both: 'Four against four: nobody wins, and the Reward waits. Now two of them lie there! Fetch both: Yue with Ban, to arena 3.',
  bothOther: 'Arena 3 it is, with Yue and Ban together.',
  tieEnd: 'Two Rewards for one fight. It pays to watch where they pile up; your opponent does the same.',
  win: 'Your opponent has 3 spirit points left, and CRASH, which takes 3, lies in arena 1. Throw everything at it: Yue, Chai and Ban in one team.',
  winOther: 'All three together, Yue, Chai and Ban, in arena 1. Nothing else matters now.',
  winEnd:
    'Their spirit is broken, and you have won. The other way is to be 4 victory points ahead after a round. You know all that you need.',
  free: 'Now play as you like, against a bot that makes mistakes. Your opponent has 5 spirit points, you have 8. Point at a card to read what it does.',
  won: 'You have won! You are ready for a whole match.',
  lost: 'Lost, and well fought: fresh animals matter, so recover in time. You are ready for a whole match.',
} as const
