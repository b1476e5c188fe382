import type { FormBlock } from '../form-template.ts'
import { choose, row, value, words } from '../template-parts.ts'
import { ofHouse, ofTrade } from './people.ts'

/** The house as described on its certificate. */
export const houseRows: readonly FormBlock[] = [
  row(value(ofHouse('hf29HouseArea'), 20)),
  row(value(ofHouse('hf29Address'), 8), value(ofHouse('hf29UnitNumber'), 8)),
  row(value(ofHouse('hf29RealEstalteUnit'), 8), value(ofHouse('hf29Village'), 8)),
  row(value(ofHouse('hf29FullArea'), 4), value(ofHouse('hf29BuildYear'), 4), value(ofHouse('hf29InnerStructure'), 4)),
  row(choose(ofHouse('hf29HourseType'), 20)),
  row(value(ofHouse('hf29HourseCardDate'), 8), value(ofHouse('hf29CardStatus'), 8)),
]

/** The price of the house. */
export const priceRows: readonly FormBlock[] = [
  row(value(ofTrade('hf2hContractAmt'), 8), words(ofTrade('hf2hContractAmt'), 8, '大写')),
  row(value(ofTrade('hf2hParPrice'), 8), words(ofTrade('hf2hParPrice'), 8, '大写')),
  row(value(ofTrade('hf2hDeposit'), 8), value(ofTrade('hf2hSignDate'), 8)),
]
