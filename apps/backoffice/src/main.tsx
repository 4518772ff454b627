import '@senluna/web/client/strict.ts'
import 'virtual:brands.css'
import '@senluna/web/ui/base.css'
import '@senluna/web/ui/scripts.css'
import './desk.css'
import { cache } from '@senluna/web/client/query.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={cache}>
      <App />
    </QueryClientProvider>,
  )
