import { readPicture } from '@senluna/web/client/images/picture.ts'
import { useQuery } from '@tanstack/react-query'

/** The picture a member shows of their own, beside what they say. */
export function RoomPicture({ url, name }: { url: string; name: string }) {
  const read = useQuery({
    queryKey: ['picture', url],
    queryFn: () => readPicture(url),
    staleTime: Infinity,
    gcTime: 60_000,
  })
  return read.data ? <img className="room-picture" src={read.data} alt={name} width="28" height="28" /> : null
}
