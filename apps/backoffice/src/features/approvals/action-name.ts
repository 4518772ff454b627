import { isText, text } from '@senluna/web/client/text.ts'

/** What two people do together, by its name; its code where it has none. */
export function actionName(action: string): string {
  const key = `desk.action.${action}`
  return isText(key) ? text(key) : action
}
