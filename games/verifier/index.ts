export { commitmentFor, Stream, type Names } from './stream.ts'
export { gameOf, spinsOf, VERIFIABLE, verifyRound, type Claim, type VerifiedRound } from './verify-round.ts'
