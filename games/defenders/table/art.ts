import { dragonfly } from '@vyprava/atlas/icons/beasts.ts'
import { badger, bearFace, deerHead, foxHead, owl, rabbitHead, raven } from '@vyprava/atlas/icons/emblems.ts'
import {
  bat,
  beaver,
  boar,
  buffaloHead,
  capybara,
  cat,
  donkey,
  duck,
  eagleHead,
  finch,
  frog,
  gecko,
  goat,
  hedgehog,
  heron,
  kenkuHead,
  lynxHead,
  mole,
  mouse,
  porcupine,
  raccoonHead,
  rat,
  rooster,
  salamander,
  sheep,
  snail,
  snake,
  sparrow,
  squirrel,
  treeFace,
  turtle,
  witchFace,
  wolfHead,
} from '@vyprava/atlas/icons/faces.ts'

/** Leaders by their numbers: vixen, porcupine, hedgehog, ox, sable, toad, rat, bear. */
const LEADERS: readonly string[] = [
  foxHead,
  porcupine,
  hedgehog,
  buffaloHead,
  raccoonHead,
  frog,
  rat,
  bearFace,
]

/** Defenders by their numbers, six in a row as their sets are. Nobody on one hand looks like somebody else there. */
const DEFENDERS: readonly string[] = [
  ...[mouse, rabbitHead, kenkuHead, heron, owl, bat],
  ...[squirrel, raccoonHead, salamander, badger, deerHead, rooster],
  ...[badger, raven, turtle, squirrel, deerHead, gecko],
  ...[sparrow, mouse, boar, duck, beaver, capybara],
  ...[hedgehog, frog, goat, porcupine, donkey, wolfHead],
  ...[sheep, bearFace, finch, eagleHead, rabbitHead, frog],
  ...[heron, frog, beaver, mouse, witchFace, salamander],
  ...[dragonfly, squirrel, snake, lynxHead, duck, wolfHead],
  ...[treeFace, sheep, snail, gecko, cat, goat],
  ...[capybara, goat, finch, rat, lynxHead, beaver],
  ...[mouse, kenkuHead, boar, snail, sparrow, owl],
  ...[badger, mole, eagleHead, squirrel, bearFace, donkey],
]

export const leaderArt = (leader: number): string => LEADERS[leader]
export const defenderArt = (card: number): string => DEFENDERS[card]
