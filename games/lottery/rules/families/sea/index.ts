export { malaysia4d, singapore4d } from './four-digits.ts'
export { hanoi, lao, stock, thaiGovernment } from './thai.ts'
export { toto } from './toto.ts'
