import { say, wordOf } from '../../say.ts'

/** What somebody did, by its name; of what two people do also which step it was. */
export function acted(action: string): string {
  const [, what = action, step] = /^(.+?)(?:\.(asked|approved|rejected|withdrawn))?$/.exec(action) ?? []
  const name = wordOf('desk.action', what)
  switch (step) {
    case 'asked':
    case 'approved':
    case 'rejected':
    case 'withdrawn':
      return say(`desk.audit.step.${step}`, { what: name })
    default:
      return name
  }
}
