import type { Deadline } from 'fangkit/contract'
import { recordAddress } from 'fangkit/domain'
import { projectPath, recordPath } from '../../paths.ts'
import { termPath } from '../contract/contract-address.ts'

type Place = Pick<Deadline, 'key' | 'place' | 'prjId' | 'field'>

/** The address at which a deadline is met: its job or paper, opened, or the field with the agreed day. */
export function deadlinePath({ key, place, prjId, field }: Place): string {
  switch (place) {
    case 'flow':
      return recordPath(prjId, recordAddress('job', key), { tab: place })
    case 'papers':
      return recordPath(prjId, recordAddress('file', key), { tab: place })
    case 'contract':
      return termPath(prjId, field ?? '')
    default:
      return projectPath(prjId, { section: place, ...(field && { field }) })
  }
}
