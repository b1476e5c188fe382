import { register } from 'tsx/esm/api'

// A thread does not inherit the loader of its parent.
register()
await import('./draw-thread.ts')
