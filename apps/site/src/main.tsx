import 'virtual:brands.css'
import '@senluna/web/ui/base.css'
import '@senluna/web/ui/scripts.css'
import './shell/shell.css'
import './features/home/home.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)

// The browser offers this once, and early; the page that asks for it comes later.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installOffer = event
})
// Long after the page is there: what makes it an app asks for files of its own.
const makeApp = () => import('./install/start.ts').then(({ start }) => start())
setTimeout(() => void makeApp().catch(() => undefined), 5_000)
