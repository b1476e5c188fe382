// Loaded first in every thread that reads vouchers: what is in them stays here, and nothing is fetched to read them.
import net from 'node:net'

const refuse = () => {
  throw new Error('whoever reads vouchers has no network')
}
globalThis.fetch = async () => refuse()
net.Socket.prototype.connect = refuse
