export { RISKS, type WheelChoice } from './configuration.ts'
export { choiceOf, paysOf, segmentOf, wheel } from './wheel.ts'
