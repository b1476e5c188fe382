import { ID_TYPE } from '../../codes.ts'
import type { FieldRef, FormBlock } from '../form-template.ts'
import { choose, row, value } from '../template-parts.ts'
import type { borrower, borrowerWork } from './people.ts'

type OfMember = (field: Parameters<typeof borrower>[0]) => FieldRef
type OfWork = (field: Parameters<typeof borrowerWork>[0]) => FieldRef

/** Documents most people have; others are written by hand. */
const COMMON_PAPERS = [ID_TYPE.citizenId, ID_TYPE.passport, ID_TYPE.hkMacauTaiwan, ID_TYPE.officer]

/** Identity and address of a person. */
export const identityRows = (of: OfMember): readonly FormBlock[] => [
  row(value(of('hf23LinkName'), 8), choose(of('hf23Sex'), 8)),
  row(choose(of('hf23IdCardType'), 20, { options: COMMON_PAPERS })),
  row(value(of('hf23CardNo'), 8), value(of('hf23Birthday'), 8)),
  row(value(of('hf23Nation'), 4), value(of('hf23Age'), 4), value(of('hf23LocalHouseNum'), 4)),
  row(choose(of('hf23Marriage'), 20)),
  row(value(of('hf23LinkPhone'), 8), value(of('hf23Email'), 8)),
  row(value(of('hf23Location'), 20)),
  row(value(of('hf23HomeAddress'), 20)),
]

/** Employer and income of a person. */
export const workRows = (of: OfWork): readonly FormBlock[] => [
  row(value(of('hf24WorkName'), 20)),
  row(value(of('hf24WorkAddress'), 20)),
  row(value(of('hf24WorkPhone'), 8), value(of('hf24WorkDate1'), 8)),
  row(value(of('hf24CompanyType'), 8), value(of('hf24Position'), 8)),
  row(value(of('hf24EduLevel'), 8), value(of('hf24Title'), 8)),
  row(value(of('hf24WorkAmt1'), 8), value(of('hf24WorkAmt2'), 8)),
  row(choose(of('hf24WagesWay'), 20)),
]
