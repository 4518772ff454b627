import { text } from '@senluna/web/client/text.ts'
import { OfflineBar } from '../../shell/frame/OfflineBar.tsx'
import { Talk } from './Talk.tsx'

/** The same in a small window of its own, which a service link may point to. */
export default function ChatPage() {
  return (
    <main id="main" className="chat-page">
      <OfflineBar />
      <h1>{text('chat.title')}</h1>
      <Talk />
    </main>
  )
}
