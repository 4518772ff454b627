export { gameNameIn } from './game-name.ts'
export { commitmentFor, Stream, type Names } from './stream.ts'
export { gameOf, VERIFIABLE, verifyRound, type Claim, type VerifiedRound } from './verify-round.ts'
