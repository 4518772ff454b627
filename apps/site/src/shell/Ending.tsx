import { Dock } from './Dock.tsx'
import { Footer } from './Footer.tsx'

/** What ends a page: the footer, and on wide screens the dock at the edge. */
export default function Ending({ footer, dock }: { footer: boolean; dock: boolean }) {
  return (
    <>
      {footer && <Footer />}
      {dock && <Dock />}
    </>
  )
}
