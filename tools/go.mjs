// The way from a bare machine to a running command. Plain JavaScript without dependencies: it has
// to run on any Node from 18 on, before anything is installed. Everything after it runs on Node 24.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const NODE = 24
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'
const COMMANDS = [
  'start',
  'test',
  'bench',
  'faults',
  'crowd',
  'soak',
  'budgets',
  'backup',
  'restore',
  'reconcile',
  'migrate',
  'setting',
  'staff',
  'verify',
  'rtp',
  'registry',
  'schema',
  'format',
]

/** Ends with a sentence on what is wrong and one on what to do. */
function giveUp(sentences) {
  console.error(`\n${sentences}\n`)
  process.exit(1)
}

let running
let stopping = false
const stop = (signal) => {
  stopping = true
  running?.kill(signal)
}
// A terminal sends Ctrl-C to every process of the group: those below hear it without us.
process.on('SIGINT', () => (process.stdin.isTTY ? (stopping = true) : stop('SIGINT')))
process.on('SIGTERM', () => stop('SIGTERM'))
process.on('SIGHUP', () => stop('SIGHUP'))
// npm runs us under a shell that dies of SIGTERM without passing it on, and lives on when npm
// itself is killed. When one of the two is not what it was, nobody waits for us any more.
const above = () => {
  try {
    const [, parentOfShell] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1].split(' ')
    return `${process.ppid} ${process.env.npm_lifecycle_event ? parentOfShell : ''}`
  } catch {
    return String(process.ppid)
  }
}
const usual = above()
setInterval(() => above() !== usual && stop('SIGTERM'), 250).unref()

/** Runs a program to its end; answers its exit code. */
function run(program, args, options) {
  return new Promise((resolve) => {
    running = spawn(program, args, { stdio: 'inherit', ...options })
    running.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    running.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

const pathWith = (node) => [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)

/** npm, run by `node`. The settings of the npm that runs us must not leak into it. */
function npm(node, args, cwd) {
  const env = { ...process.env, PATH: pathWith(node) }
  for (const name of Object.keys(env)) {
    if (/^npm_(config|package|lifecycle)_/.test(name) && name !== 'npm_config_cache') delete env[name]
  }
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? run(node, [cli, ...args], { cwd, env }) : run('npm', args, { cwd, env, shell: windows })
}

/** Whether npm's own record of what it installed in `folder` agrees with the lock file. */
function installedAs(lock, folder) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, wanted]) =>
      !path.startsWith('node_modules/') ||
      installed[path]?.version === wanted.version ||
      (wanted.optional && !installed[path]),
  )
}

/** Installs what the lock file of `folder` names, unless a stamp says that it is there. */
async function install(node, folder, what) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const stamp = createHash('sha256').update(lock).digest('hex')
  const stampFile = join(folder, 'node_modules', '.stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!installedAs(lock, folder)) {
    const began = Date.now()
    const seconds = () => Math.round((Date.now() - began) / 1000)
    console.log(`Installing ${what} …`)
    const progress = setInterval(() => console.log(`  still installing ${what} (${seconds()} s)`), 5000)
    const code = await npm(node, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder)
    clearInterval(progress)
    if (stopping) process.exit(130)
    if (code !== 0) {
      giveUp(
        `Installing ${what} failed; npm's reason stands above.\n` +
          'Check that the npm registry answers (npm ping) and that the disk has 2 GB free, then run the command again.',
      )
    }
    console.log(`  ${what} installed in ${seconds()} s`)
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

/** A Node that is new enough: this one, or the one npm brings into tools/node. */
async function newEnoughNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE) return process.execPath
  const folder = join(root, 'tools', 'node')
  await install(process.execPath, folder, `Node ${NODE}`)
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const node = join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (!existsSync(node)) {
    giveUp(
      `Senluna needs Node ${NODE} and this machine has ${process.versions.node}.\n` +
        `npm has no Node ${NODE} for ${process.platform} ${process.arch}: install it from https://nodejs.org, then run the command again.`,
    )
  }
  return node
}

const [command, ...args] = process.argv.slice(2)
if (!COMMANDS.includes(command))
  giveUp(`There is no command "${command ?? ''}". The commands are ${COMMANDS.join(', ')}.`)
const node = await newEnoughNode()
await install(node, root, 'the packages')
const lifeline = pathToFileURL(join(root, 'tools', 'lifeline.mjs')).href
const code = await run(node, ['--import', lifeline, join(root, 'tools', `${command}.ts`), ...args], {
  cwd: root,
  // Compiled code is kept: every process of the product starts a quarter faster.
  env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...process.env, PATH: pathWith(node) },
})
process.exit(code)
