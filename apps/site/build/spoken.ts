import { BRANDS } from '@senluna/brands/index.ts'
import { isOffered } from '@senluna/text/all.ts'
import { writtenIn } from '@senluna/text/index.ts'

/** The languages a visitor of any brand can have. */
export const spoken = () => [
  ...new Set(
    BRANDS.flatMap((brand) => [
      writtenIn(brand.defaultLanguage),
      ...[...brand.pickerLanguages, ...brand.supportedLanguages].filter(isOffered),
    ]),
  ),
]
