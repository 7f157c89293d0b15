import { z } from 'zod'
import {
  doneReply,
  matchesReply,
  passwordRequest,
  profileReply,
  resetRequest,
  signInRequest,
  signOutRequest,
  signUpRequest,
} from './accounts.ts'
import { clockSetting } from './clock.ts'
import { clientMessage, serverMessage } from './messages.ts'
import { pastReply } from './past.ts'
import {
  errorReply,
  guestReply,
  guestRequest,
  meReply,
  recordReply,
  seatRequest,
  shareReply,
  tableReply,
  tableRequest,
  tablesReply,
} from './requests.ts'
import { ALWAYS, NOTHING, PARAMETERS, ROUTES, type Route, SOCKET, WITH_BODY } from './routes.ts'
import { agreedSetup, seatInfo, tableInfo } from './table-info.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly description: string
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Parameter[]
  /** Who may ask, if not everybody may. */
  readonly security?: readonly unknown[]
  readonly requestBody?: Content & { readonly required: boolean }
  readonly responses: Readonly<Record<string, Partial<Content> & { readonly description: string }>>
  /** What travels when the connection has become a socket. */
  readonly 'x-websocket'?: { readonly sends: JsonSchema; readonly receives: JsonSchema }
}

export interface OpenApi {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Schemas; readonly securitySchemes: Readonly<Record<string, unknown>> }
}
type Schemas = Readonly<Record<string, JsonSchema>>

/** By the names that they have in the document. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  GuestRequest: guestRequest,
  TableRequest: tableRequest,
  SeatRequest: seatRequest,
  SignUpRequest: signUpRequest,
  SignInRequest: signInRequest,
  SignOutRequest: signOutRequest,
  PasswordRequest: passwordRequest,
  ResetRequest: resetRequest,
  ClientMessage: clientMessage,
  GuestReply: guestReply,
  MeReply: meReply,
  TableReply: tableReply,
  TablesReply: tablesReply,
  RecordReply: recordReply,
  ShareReply: shareReply,
  PastReply: pastReply,
  DoneReply: doneReply,
  ProfileReply: profileReply,
  MatchesReply: matchesReply,
  ErrorReply: errorReply,
  ServerMessage: serverMessage,
  Table: tableInfo,
  Seat: seatInfo,
  Setup: agreedSetup,
  Clock: clockSetting,
}
const NAMES = new Map(Object.entries(NAMED).map(([name, schema]) => [schema, name]))

const AT = '#/components/schemas/'

/** As it travels: what has a default may be left out. */
const schemasOf = (named: Readonly<Record<string, z.ZodType>>): Schemas => {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: (id) => AT + id })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]),
  )
}

const contentOf = (type: string, schema: z.ZodType): Content => {
  const name = NAMES.get(schema)
  if (name !== undefined) return { content: { [type]: { schema: { $ref: AT + name } } } }
  const { $schema: _schema, ...shown } = z.toJSONSchema(schema)
  return { content: { [type]: { schema: shown } } }
}

const problems = (errors: Readonly<Record<number, string>>): Operation['responses'] =>
  Object.fromEntries(
    Object.entries(errors).map(([status, description]) => [
      status,
      { description, ...contentOf('application/json', errorReply) },
    ]),
  )

const parametersOf = (
  path: string,
  query: Route['query'] = {},
  required: readonly string[] = [],
): Pick<Operation, 'parameters'> => {
  const schema: JsonSchema = { type: 'string' }
  const parameters: readonly Parameter[] = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path' as const,
      required: true,
      schema,
      description: PARAMETERS[name],
    })),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: 'query' as const,
      required: required.includes(name),
      schema,
      description,
    })),
  ]
  return parameters.length > 0 ? { parameters } : {}
}

const bodyOf = (schema: z.ZodType): NonNullable<Operation['requestBody']> => ({
  required: !schema.safeParse({}).success,
  ...contentOf('application/json', schema),
})

const guestOnly = (isNeeded: boolean): Pick<Operation, 'security'> => (isNeeded ? { security: [{ guest: [] }] } : {})

const operationOf = (operationId: string, route: Route): Operation => ({
  operationId,
  summary: route.title,
  description: route.tells,
  ...parametersOf(route.path, route.query),
  ...guestOnly(401 in route.errors),
  ...(route.body !== NOTHING && { requestBody: bodyOf(route.body) }),
  responses: {
    [route.status]: { description: 'Done.', ...contentOf(route.type, route.answer) },
    ...problems({ ...ALWAYS, ...(route.body !== NOTHING && WITH_BODY), ...route.errors }),
  },
})

const socketOperation: Operation = {
  operationId: 'live',
  summary: SOCKET.title,
  description: SOCKET.tells,
  ...parametersOf(SOCKET.path, SOCKET.query, SOCKET.required),
  responses: { 101: { description: 'Connected: the table says welcome.' }, ...problems(SOCKET.errors) },
  'x-websocket': { sends: { $ref: `${AT}ClientMessage` }, receives: { $ref: `${AT}ServerMessage` } },
}

const pathsOf = (): OpenApi['paths'] => {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [id, route] of Object.entries<Route>(ROUTES)) {
    paths[route.path] ??= {}
    paths[route.path][route.method.toLowerCase()] = operationOf(id, route)
  }
  paths[SOCKET.path] = { get: socketOperation }
  return paths
}

/** The whole interface as an OpenAPI 3.1 document. */
export const describeApi = (version: string): OpenApi => ({
  openapi: '3.1.0',
  info: {
    title: 'Leitai',
    version,
    description: 'Tables, seats and live matches: the same interface for the page, for bots and for you.',
  },
  paths: pathsOf(),
  components: {
    schemas: schemasOf(NAMED),
    securitySchemes: {
      guest: {
        type: 'apiKey',
        in: 'cookie',
        name: 'leitai',
        description: 'The cookie that POST /api/guest gives.',
      },
    },
  },
})
