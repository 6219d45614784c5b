/** The calls to the server over HTTP, one function each. */

import { Refused, Unreachable } from './errors';
import type {
  CardList,
  DeckCheck,
  DeckPage,
  EventInfo,
  EventListing,
  GameInfo,
  Listing,
  Me,
  NewBot,
  NewDeck,
  NewEvent,
  NewMe,
  NewTable,
  OwnDeck,
  Refused as RefusedBody,
  ReplayPage,
  RuleList,
  SeatChange,
  SignUp,
  Sit,
  TableInfo,
} from './protocol';

export const BASE = '/api/v1';

const PATIENCE_MS = 15_000;

/** Gets who the server takes us for; null when we have not said. */
export const me = () => call<Me | null>('GET', '/me');
/** Gives us a name, or another one. */
export const nameMe = (body: NewMe) => call<Me>('POST', '/me', body);
/** Makes the server forget us. */
export const forgetMe = () => call<undefined>('DELETE', '/me');
/** Gets the tables we sit at or host. */
export const myTables = () => call<Listing[]>('GET', '/me/tables');

/** Gets the decks we keep, the one that was changed last first. */
export const myDecks = () => call<OwnDeck[]>('GET', '/me/decks');
/** Gets a deck of ours. */
export const myDeck = (id: string) => call<OwnDeck>('GET', `/me/decks/${part(id)}`);
/** Keeps a new deck. */
export const keepDeck = (body: NewDeck) => call<OwnDeck>('POST', '/me/decks', body);
/** Changes a deck of ours. */
export const changeDeck = (id: string, body: NewDeck) => call<OwnDeck>('PUT', `/me/decks/${part(id)}`, body);
/** Deletes a deck of ours. */
export const dropDeck = (id: string) => call<undefined>('DELETE', `/me/decks/${part(id)}`);

/** Gets the games on offer. */
export const games = () => call<GameInfo[]>('GET', '/games');
/** Gets the numbered rules of a game. */
export const rules = (game: string) => call<RuleList>('GET', `/games/${part(game)}/rules`);
/** Gets the cards of a game. */
export const cards = (game: string) => call<CardList>('GET', `/games/${part(game)}/cards`);
/** Checks a deck list. */
export const checkDeck = (game: string, body: DeckCheck, signal?: AbortSignal) =>
  call<DeckPage>('POST', `/games/${part(game)}/decks/check`, body, signal);

/** Makes a table. */
export const createTable = (body: NewTable) => call<TableInfo>('POST', '/tables', body);
/** Gets the facts of a table. */
export const table = (id: string) => call<TableInfo>('GET', `/tables/${part(id)}`);
/** Closes a table whose match has not begun. */
export const closeTable = (id: string) => call<TableInfo>('DELETE', `/tables/${part(id)}`);
/** Takes a seat. */
export const sit = (id: string, place: number, body: Sit) =>
  call<TableInfo>('POST', `/tables/${part(id)}/seats/${place}`, body);
/** Gives a seat back before the match. */
export const standUp = (id: string, place: number) =>
  call<TableInfo>('DELETE', `/tables/${part(id)}/seats/${place}`);
/** Turns a seat into something else, or frees it, before the match. */
export const changeSeat = (id: string, place: number, body: SeatChange) =>
  call<TableInfo>('PUT', `/tables/${part(id)}/seats/${place}`, body);
/** Gets the table of the rematch, which is made for the first who asks. */
export const rematch = (id: string) => call<TableInfo>('POST', `/tables/${part(id)}/rematch`);

/** Gets the events that can be found without a link. */
export const events = () => call<EventListing[]>('GET', '/events');
/** Gets the events we hold or take part in. */
export const myEvents = () => call<EventListing[]>('GET', '/me/events');
/** Holds an event. */
export const holdEvent = (body: NewEvent) => call<EventInfo>('POST', '/events', body);
/** Calls an event off before it has begun. */
export const callOff = (id: string) => call<EventInfo>('DELETE', `/events/${part(id)}`);
/** Signs us up for an event. */
export const signUp = (id: string, body: SignUp) =>
  call<EventInfo>('POST', `/events/${part(id)}/entrants`, body);
/** Takes someone out of an event: ourselves at any time, others before it has begun. */
export const takeOut = (id: string, entrant: number) =>
  call<EventInfo>('DELETE', `/events/${part(id)}/entrants/${entrant}`);
/** Lets a bot take part in an event. */
export const addBot = (id: string, body: NewBot) => call<EventInfo>('POST', `/events/${part(id)}/bots`, body);
/** Begins an event. */
export const startEvent = (id: string) => call<EventInfo>('POST', `/events/${part(id)}/start`);

/** Gets up to 100 steps of a finished match. */
export function replay(id: string, seat: number | null, from: number): Promise<ReplayPage> {
  const query = new URLSearchParams({ from: String(from) });
  if (seat !== null) query.set('seat', String(seat));
  return call<ReplayPage>('GET', `/tables/${part(id)}/replay?${query}`);
}

/** Gets the address of the replay file of a table. */
export const replayFile = (id: string) => `${BASE}/tables/${part(id)}/replay.txt`;

/** Gets the description of these calls. */
export const openapi = () => call<unknown>('GET', '/openapi.json');

const part = encodeURIComponent;

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(BASE + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable();
  }
  if (!response.ok) throw await refusalOf(response);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

async function refusalOf(response: Response): Promise<Refused> {
  try {
    const body = (await response.json()) as RefusedBody;
    if (typeof body.refusal.sentence === 'string') return new Refused(body.refusal, body.problems ?? []);
  } catch {
    // A proxy in between answers in its own words; ours follow.
  }
  return new Refused({
    code: `status-${response.status}`,
    rule: null,
    sentence: sentenceFor(response.status),
  });
}

function sentenceFor(status: number): string {
  if (status === 404) return 'There is nothing at this address.';
  if (status === 413) return 'That is too large for the server.';
  if (status === 429) return 'That was too much at once. Wait a moment and try again.';
  if (status >= 500) return 'The server has a problem. Try again in a moment.';
  return `The server refused this (status ${status}).`;
}
