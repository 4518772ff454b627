import type { LanguageCode } from '../languages.ts'

type Load<Key extends string> = () => Promise<{ texts: Readonly<Record<Key, string>> }>

/** What a family of games says, in files of its own that are loaded with its pages. */
export interface FamilyTexts<Key extends string = string, DeskKey extends string = string> {
  /** What its pages say, by language; English where the language has none of it. */
  pages: Readonly<Record<LanguageCode, Load<Key>>>
  /** What the desk says of it, in the languages the desk is written in. */
  desk: Readonly<Record<'VI' | 'EN', Load<DeskKey>>>
}
