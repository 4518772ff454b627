import { createContext, use } from 'react'

interface Chosen {
  language: string
  change: (to: string) => Promise<void>
}

export const LanguageContext = createContext<Chosen>({ language: 'EN', change: () => Promise.resolve() })

/** The language chosen and how to change it. */
export const useChosenLanguage = (): Chosen => use(LanguageContext)
