import type { deskTexts as vi } from '../vi/desk-texts.ts'

/** The texts of the site as the operator words them. */
export const deskTexts = {
  'desk.texts': 'Texts of the site',
  'desk.texts.key': 'Name',
  'desk.texts.language': 'Language',
  'desk.texts.words': 'Find in names and texts',
  'desk.texts.only': 'Only',
  'desk.texts.only.MISSING': 'Missing',
  'desk.texts.only.CHANGED': 'Changed',
  'desk.texts.builtIn': 'Built in',
  'desk.texts.missing': 'Missing: English is shown',
  'desk.texts.english': 'English',
  'desk.texts.own': 'The brand’s words',
  'desk.texts.changed': 'Changed',
  'desk.texts.by': 'By',
  'desk.texts.do.change': 'Change text',
  'desk.texts.do.reset': 'Back to built in',
  'desk.texts.message': 'New text',
  'desk.texts.hint': "Keep every placeholder such as '{name}'. No HTML. Open pages follow when they are loaded next.",
  'desk.wrong.TEXT_ICU': 'A brace or a plural form is not right.',
  'desk.wrong.TEXT_HTML': 'The signs < and > can’t be used.',
  'desk.wrong.TEXT_SIGN': 'There is a control character that can’t be used.',
  'desk.wrong.TEXT_MISSING': 'A placeholder is missing: {0}.',
  'desk.wrong.TEXT_UNKNOWN': 'This text has no placeholder {0}.',
} as const satisfies Record<keyof typeof vi, string>
