import type { Deadline } from 'fangkit/contract'
import { projectPath } from '../../paths.ts'
import { contractPath } from '../contract/contract-address.ts'

/** The address of the record that holds a deadline. */
export function deadlinePath({ place, prjId, field }: Pick<Deadline, 'place' | 'prjId' | 'field'>): string {
  switch (place) {
    case 'flow':
    case 'papers':
      return projectPath(prjId, { tab: place })
    case 'contract':
      return contractPath('Article_1', prjId)
    default:
      return projectPath(prjId, { section: place, ...(field && { field }) })
  }
}
