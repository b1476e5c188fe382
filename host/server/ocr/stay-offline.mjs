// Loaded first in every thread that reads vouchers. It blocks the network, so that voucher data stays on this machine
// and nothing is downloaded.
import net from 'node:net'

const refuse = () => {
  throw new Error('whoever reads vouchers has no network')
}
globalThis.fetch = async () => refuse()
net.Socket.prototype.connect = refuse
