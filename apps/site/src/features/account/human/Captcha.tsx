import { captcha } from '@senluna/contract/site/system.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused, Refused } from '@senluna/web/client/call/refused.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useRef } from 'react'

/** The server's second, and what one call may be quicker than the one before. */
const LEAST_PAUSE_MS = 1_250
const TRIES = 3

interface Props {
  value: string
  onValue: (value: string) => void
  /** Each try takes a new picture. */
  attempt: number
  error?: string
  onPicture: (captchaId: string) => void
}

/** A picture with four characters to type; a new one at most once a second. */
export function Captcha({ value, onValue, attempt, error, onPicture }: Props) {
  const asked = useRef(0)
  const picture = useQuery({
    queryKey: [captcha.path, attempt],
    queryFn: async () => {
      const wait = asked.current + LEAST_PAUSE_MS - Date.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      asked.current = Date.now()
      const got = await call(captcha, { query: { t: String(asked.current) } })
      onPicture(got.captchaId)
      return got
    },
    // A page that has just been loaded anew doesn't know that the one before it has asked: the
    // picture comes a second later.
    retry: (failures, reason) =>
      failures < TRIES && (!(reason instanceof Refused) || isRefused(reason, 'SYS_THROTTLED')),
    retryDelay: LEAST_PAUSE_MS,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const again = () => {
    if (picture.isFetching) return
    onValue('')
    void picture.refetch()
  }
  return (
    <TextField
      label={text('login.captcha')}
      value={value}
      onValue={onValue}
      error={error ?? (picture.isError ? sentenceOf(picture.error) : undefined)}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={8}
      end={
        <>
          {picture.data && (
            <img
              className="captcha"
              src={picture.data.image}
              alt={text('login.captchaImage')}
              width="110"
              height="40"
            />
          )}
          <IconButton label={text('login.captchaNew')} onClick={again}>
            <RefreshCw className={picture.isFetching ? 'i s spin' : 'i s'} aria-hidden />
          </IconButton>
        </>
      }
    />
  )
}
