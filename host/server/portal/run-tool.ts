import { spawn } from 'node:child_process'

/** Thrown when a program of the build fails; the message is the end of its output. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
}

const LAST_CHARACTERS = 4_000

/** Runs a program of this package with the same Node, without a shell. @throws ToolError when it fails */
export function runTool(root: string, script: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let said = ''
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-LAST_CHARACTERS)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new ToolError(`${script} ${args.join(' ')} failed (${code ?? 'stopped'}):\n${said}`)),
    )
  })
}
