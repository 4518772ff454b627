import { brandStyles } from '@senluna/brands/styles.ts'
import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:brands.css'

/** Gives the desk its brands' colours as one style sheet. */
export const brandColours = (): Plugin => ({
  name: 'brand-colours',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load: (id) => (id === `\0${VIRTUAL}` ? brandStyles() : undefined),
})
