import { sendOwnCode, type CodeSent } from '@senluna/contract/member/codes.ts'
import { call, type CallArgs } from '@senluna/web/client/call/call.ts'
import { timeThere } from '@senluna/web/client/call/server-clock.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimeLeft } from './use-time-left.ts'

type To = NonNullable<CallArgs<typeof sendOwnCode>['body']>

/** Sends codes to the member, and counts the seconds until another may be asked for. */
export function useOwnCode(onSent?: (sent: CodeSent) => void) {
  const [again, setAgain] = useState(0)
  const send = useMutation({
    mutationFn: (to: To) => call(sendOwnCode, { body: to }),
    onSuccess: (sent) => {
      setAgain(timeThere() + sent.resendAfterSec * 1_000)
      onSent?.(sent)
    },
  })
  return { send, left: Math.ceil(useTimeLeft(again) / 1_000), asked: again > 0 }
}
