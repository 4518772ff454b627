import { text } from '@senluna/web/client/text.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useChosen } from './use-chosen.ts'

const SIZES = ['10', '20', '50'] as const

/** How many rows a page has, from the address. */
export const usePageSize = (): string => useChosen().oneOf('size', SIZES)

/** Chooses how many rows a page has. */
export function PageSize() {
  const chosen = useChosen()
  return (
    <Select
      label={text('team.pageSize')}
      value={chosen.oneOf('size', SIZES)}
      onValue={(size) => chosen.set({ size: size === '10' ? undefined : size })}
      options={SIZES.map((size) => [size, size] as const)}
    />
  )
}
