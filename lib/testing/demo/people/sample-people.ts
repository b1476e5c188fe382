import { DEFAULT_PLACE, ID_TYPE, SEX } from '../../../domain/codes.ts'
import type { Person } from './identity.ts'

/** People with sample documents that their issuers publish, by the number of the case whose first owner they are. */
const SAMPLE_PEOPLE: Readonly<Record<number, Pick<Person, 'name' | 'sex' | 'paper'>>> = {
  7: {
    name: '陈港例',
    sex: SEX.male,
    paper: {
      hf23IdCardType: ID_TYPE.hkMacauTaiwan,
      hf23CardNo: 'H00000001',
      hf23EnglishName: 'CHAN DEMO',
      hf23Nationality: 'HX0801',
    },
  },
  20: {
    name: '军示例',
    sex: SEX.male,
    paper: {
      hf23IdCardType: ID_TYPE.officer,
      hf23CardNo: '军字第2001988号',
      hf23ServeProvince: DEFAULT_PLACE.province,
      hf23ServeCity: DEFAULT_PLACE.city,
    },
  },
  30: {
    name: '安娜例',
    sex: SEX.female,
    paper: {
      hf23IdCardType: ID_TYPE.passport,
      hf23CardNo: 'L898902C3',
      hf23EnglishName: 'ANNA ERIKSSON',
      hf23Nationality: 'HX0815',
    },
  },
}

/** Replaces the person's document in the cases that show a sample document. */
export function withSamplePerson(index: number, person: Person): Person {
  return { ...person, ...SAMPLE_PEOPLE[index] }
}
