// Plain JavaScript, so that a worker thread runs it whatever Node options the parent has.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** The pool uses one connection; the others are for the moment when a lost one is replaced. */
const CONNECTIONS = 4

const { dataDir, address } = workerData
const database = await PGlite.create(dataDir)
const server = new PGLiteSocketServer({ db: database, ...address, maxConnections: CONNECTIONS })
await server.start()

parentPort.on('message', async (message) => {
  if (message === 'ping') parentPort.postMessage({ said: 'pong' })
  if (message !== 'close') return
  await server.stop()
  await database.close()
  parentPort.postMessage({ said: 'closed' })
  parentPort.close()
})
parentPort.postMessage({ said: 'ready', listening: server.getServerConn() })
