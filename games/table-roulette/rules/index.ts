export { ANNOUNCED, neighbours } from './announced.ts'
export { CONFIGURATION, WHEEL } from './configuration.ts'
export { colourOf, SPOTS, spotOf, type Kind, type Spot } from './layout.ts'
export { numberOf, paysOf, roulette } from './roulette.ts'
