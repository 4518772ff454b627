import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  /** The list, as its query reads it page by page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** Reads the next page of a list; not there once the list has ended. */
export function MoreButton({ query, ...button }: Props) {
  if (!query.hasNextPage) return null
  return <Button {...button} busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} />
}
