import { describeEveryHost } from './every-host.ts'
import { REACT_18 } from './hosts.ts'

describeEveryHost(REACT_18)
