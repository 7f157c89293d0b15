import { isList, isObject } from './json.ts'
import { GENERATORS, type Rng } from './random.ts'

/** A stream of randomness can be told by its shape, wherever a state keeps it. */
const isStream = (value: unknown): boolean =>
  isObject(value) && GENERATORS.some((generator) => generator === value.generator)

/** Every stream in plain data, in order. */
export const streamsIn = (value: unknown): unknown[] => {
  if (isStream(value)) return [value]
  if (isList(value)) return value.flatMap(streamsIn)
  return isObject(value) ? Object.values(value).flatMap(streamsIn) : []
}

/** The same data with other randomness. */
export const withOtherStreams = (value: unknown, rng: Rng): unknown => {
  if (isStream(value)) return rng.split().save()
  if (isList(value)) return value.map((item) => withOtherStreams(item, rng))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withOtherStreams(item, rng)]))
}

/** The fields of an object that hold no stream. */
export const withoutStreams = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => !isStream(field)))
