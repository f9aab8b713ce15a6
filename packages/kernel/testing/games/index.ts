export { beacons } from './beacons.ts'
export { descent } from './descent.ts'
export { sealedBids } from './sealed-bids.ts'
export { ticTacToe } from './tictactoe.ts'
