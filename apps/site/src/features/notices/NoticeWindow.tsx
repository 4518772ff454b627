import './notices.css'
import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { useNotices } from '../../shell/notices/announcements.ts'
import { useModal } from '../../shell/windows/use-modal.ts'
import { NoticeBody } from './NoticeBody.tsx'
import { NoticeAction } from '../../shell/notices/NoticeAction.tsx'

/** The notices as a list and the one that was clicked. */
export default function NoticeWindow() {
  const modal = useModal()
  const notices = useNotices() ?? []
  const index = Math.min(Math.max(0, Number(modal.param('index')) || 0), Math.max(0, notices.length - 1))
  const notice = notices[index]
  return (
    <Modal title={text('shell.notice.title')} size="wide" onClose={modal.close}>
      {!notice ? (
        <EmptyState>{text('shell.notice.empty')}</EmptyState>
      ) : (
        <div className="notice-split">
          <ul>
            {notices.map((notice, at) => (
              <li key={notice.id}>
                <button
                  type="button"
                  aria-current={at === index}
                  onClick={() => modal.open('notice', { index: String(at) })}
                >
                  {notice.title}
                </button>
              </li>
            ))}
          </ul>
          <div className="notice-read">
            <NoticeBody notice={notice} heading="h3" />
            <NoticeAction notice={notice} />
          </div>
        </div>
      )}
    </Modal>
  )
}
