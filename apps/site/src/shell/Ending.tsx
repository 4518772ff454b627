import { Dock } from './Dock.tsx'
import { Footer } from './Footer.tsx'

/** What ends every page: the footer, and on wide screens the dock at the edge. */
export default function Ending() {
  return (
    <>
      <Footer />
      <Dock />
    </>
  )
}
