import './notices.css'
import type { Notice } from '@senluna/contract/site/notices.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { useState } from 'react'
import { NoticeBody } from './NoticeBody.tsx'
import { useRead } from './use-read.ts'
import { NoticeAction } from '../../shell/notices/NoticeAction.tsx'

interface Props {
  notice: Notice
  /** How many follow. */
  left: number
  onClose: (quiet: boolean) => void
}

/** A notice that comes by itself. Escape closes it, and a tick keeps all of them away for today. */
export default function PopupNotice({ notice, left, onClose }: Props) {
  const [quiet, setQuiet] = useState(false)
  useRead(notice)
  const close = () => onClose(quiet)
  return (
    <Modal title={notice.title} onClose={close}>
      <NoticeBody notice={notice} />
      <div className="modal-foot notice-foot">
        <Checkbox checked={quiet} onChecked={setQuiet}>
          {text('shell.notice.today')}
        </Checkbox>
        <span className="sp" />
        <Button onClick={close} data-autofocus>
          {left > 0 && !quiet ? text('shell.notice.following', { left }) : text('shell.close')}
        </Button>
        <NoticeAction notice={notice} onFollowed={close} />
      </div>
    </Modal>
  )
}
