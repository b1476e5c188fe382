import { describeEveryHost } from './every-host.ts'
import { REACT_19 } from './hosts.ts'

describeEveryHost(REACT_19)
