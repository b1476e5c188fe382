import { register } from 'tsx/esm/api'

// A thread knows nothing of the loader its parent was started with.
register()
await import('./draw-thread.ts')
