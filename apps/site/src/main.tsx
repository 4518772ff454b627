import 'virtual:brands.css'
import '@senluna/web/ui/base.css'
import '@senluna/web/ui/scripts.css'
import './shell/shell.css'
import './features/home/home.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
