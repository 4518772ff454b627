// Loaded first into every process we start. When the process that started us is gone, however it
// ended, we stop too: gently at first, since an answer may be under way. Nothing is ever orphaned.
const GRACE_MS = 12_000

function parentIsGone() {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  process.kill(process.pid, 'SIGTERM')
}

if (process.channel) {
  process.once('disconnect', parentIsGone)
} else {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    parentIsGone()
  }, 250)
  watch.unref()
}
