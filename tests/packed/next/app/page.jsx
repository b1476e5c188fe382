import { Fees } from './fees'

export default function Page() {
  return <Fees />
}
