import react from '@vitejs/plugin-react'
import { compiledMessages } from '@senluna/web/build/messages.ts'
import { defineConfig } from 'vite'
import { brandPage } from './build/brand-page.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), compiledMessages(), brandPage()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
})
