import { spokenDay } from '@senluna/web/ui/money/format.ts'
import { button, screen, text, type User } from './show.tsx'

/** Chooses a day of an earlier month in the calendar that a field opens. */
export async function chooseDay(user: User, label: string, day: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: (name) => name.startsWith(label) }))
  await screen.findByRole('grid')
  const wanted = () => screen.queryByRole('button', { name: spokenDay(day) })
  while (!wanted()) await user.click(button(text('calendar.previous')))
  await user.click(wanted()!)
}
