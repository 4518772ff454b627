import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  /** The list, as its query reads it page by page. */
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** Reads the next page of a list; not there once the list has ended. */
export function MoreButton({ of, ...button }: Props) {
  if (!of.hasNextPage) return null
  return <Button {...button} busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()} />
}
