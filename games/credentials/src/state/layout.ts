// Where everything lies in the state. Divisions are four cards: the 2nd and the 29th are the backs of the 4th and the 6th.
import { layout } from '@bocage/engine';

export const SPACES = 28;
export const ROADS = 50;
export const DIVISIONS = 4;
export const PORTS = 4;
export const MINORS = 5;
export const KINDS = 3;
export const FUEL = 0;
export const AMMO = 1;
export const FOOD = 2;

const L = layout();

export const ROUND = L.slot('round');
/** One of the PHASE_ constants. */
export const PHASE = L.slot('phase');
export const PHASE_INTELLIGENCE = 0;
export const PHASE_RIESENSAUEREI = 1;
export const PHASE_ACTION = 2;
export const PHASE_FFI = 3;
export const PHASE_OVER = 4;
/** Core actions left in this round. */
export const CORE = L.slot('core');
/** 0 fair, 1 bad. */
export const WEATHER = L.slot('weather');
/** Logistics Steps so far. */
export const LOGISTICS = L.slot('logistics');

export const STOCK = L.array('stock', KINDS);
export const POOL = L.array('pool', KINDS);

/** Space of each Division card. */
export const DIV_AT = L.array('divisionAt', DIVISIONS);
/** Fuel, Ammo, Food on each Division card. */
export const DIV = L.array('divisionSupplies', DIVISIONS * KINDS);
export const STARVING = L.array('starving', DIVISIONS);
/** Move actions made with the Division in this round; BOX_ENTERED beside them once one of them has ended in a Siege Box. */
export const MOVED = L.array('moved', DIVISIONS);
export const MOVES = 3;
export const BOX_ENTERED = 4;
/** 1 once the armored Divisions have been replaced. */
export const RECALLED = L.slot('recalled');

/** 0 none, 1 Control marker, 2 Nantes Libre, 3 printed. */
export const CONTROL = L.array('control', SPACES);
export const CONTROL_MARKER = 1;
export const CONTROL_LIBRE = 2;
export const CONTROL_PRINTED = 3;
/** Control markers beside the board. */
export const MARKERS = L.slot('controlMarkers');
/** Fuel, Ammo, Food lying in each space. */
export const LYING = L.array('lying', SPACES * KINDS);
export const FFI = L.array('ffi', SPACES);
export const ZONE = L.array('zone', 2);
export const FFI_ASIDE = L.slot('ffiAside');
export const FFI_SUPPLY = L.slot('ffiSupply');
/** FFI in each space that have moved in this FFI Phase. */
export const FFI_MOVED = L.array('ffiMoved', SPACES);

/** Kampfgruppe in each space: KG_HERE, its status, whether it acted, and its card once it was seen. */
export const KG = L.array('kg', SPACES);
export const KG_HERE = 1;
export const KG_HALTUNG = 2;
export const KG_HINTERHALT = 4;
export const KG_ACTED = 8;
/** Wehrmacht card + 1 above this bit; 0 while the marker is face down. */
export const KG_CARD = 4;
/** Space + 1 of the Unknown Contact marker. */
export const CONTACT_AT = L.slot('contactAt');
/** 1 while the Rennes Garrison marker is there. */
export const RENNES_HELD = L.slot('rennesHeld');

export const TRUCK_STOCK = L.slot('truckStock');
export const RESERVE = L.slot('reserve');
export const TRUCKS_ASIDE = L.slot('trucksAside');
export const ROAD = L.array('roadTrucks', ROADS);
/** Bits of the cities whose truck has been added, by their order in the tables. */
export const CITY_TRUCKS = L.slot('cityTrucks');

/** Port Destruction markers of each Major Port. */
export const PD = L.array('destruction', PORTS);
/** Bits of the beaten Garrisons, by number. */
export const DOWN = L.array('garrisonsDown', PORTS);
/** 1 once the covered Garrison is uncovered. */
export const UNCOVERED = L.slot('uncovered');
/** Minor Supply Ports: 0 nothing, 1 Open, 2 Closed. */
export const MINOR = L.array('minor', MINORS);
/** Open markers laid by the first-two rule. */
export const OPENED = L.slot('opened');
/** Bits of the Limited Supply Bases used in this round, by space. */
export const BASES_USED = L.slot('basesUsed');

/** 1 once Middleton's card is flipped. */
export const MIDDLETON = L.slot('middleton');
/** Tank Destroyer: 0 with Middleton, else Division card + 1. */
export const TANK_DESTROYER = L.slot('tankDestroyer');
/** Air Support marker: 0 with Middleton, 1 on the Aerial Recon deck, 2 on the Wehrmacht deck. */
export const AIR = L.slot('air');
export const AIR_RECON = 1;
export const AIR_WEHRMACHT = 2;

/** Decks are sets: where each card is. The order is never known, except a top card that was looked at. */
export const INTEL = L.array('intelligence', 20);
export const INTEL_DECK = 0;
export const INTEL_DRAWN = 1;
export const INTEL_OUT = 2;
export const RECON = L.array('recon', 28);
export const RECON_DECK = 0;
export const RECON_DISCARD = 1;
export const RECON_HAND = 2;
/** With the defeated units: Medals and beaten units. */
export const RECON_KEPT = 3;
export const RECON_OUT = 4;
/** Lying open with a lasting effect: Colonel Eon, Patton's Bet. */
export const RECON_OPEN = 5;
export const WEHR = L.array('wehrmacht', 24);
export const WEHR_DECK = 0;
export const WEHR_PILE = 1;
/** A Kampfgruppe card whose marker is on the board. */
export const WEHR_ROW = 2;
/** A Division card that nobody has seen: on one of the unseen dedicated spaces, or face down in the deck. */
export const WEHR_UNSEEN = 3;
/** A Division card that was seen on its dedicated space. */
export const WEHR_SEEN = 4;
/** Dedicated spaces: 0 unseen, card + 1 seen, -1 empty. */
export const DEDICATED = L.array('dedicated', 6);
export const DEDICATED_CONTACT = 0;
export const DEDICATED_RENNES = 1;
/** Followed by the Garrisons 1 of the four ports. */
export const DEDICATED_PORT = 2;
/** 1 while an unseen Division card lies in the Wehrmacht deck. */
export const FACE_DOWN = L.slot('faceDown');
/** Known top cards + 1. */
export const RECON_TOP = L.slot('reconTop');
export const WEHR_TOP = L.slot('wehrmachtTop');
/** Riesensauerei! cards left in this phase, by kind. */
export const RS = L.array('riesensauerei', 6);
/** Bits of the kinds removed from the game. */
export const RS_OUT = L.slot('riesensauereiOut');
/** The last round in which Patton's Bet can be won; 0 when it is not running. */
export const BET = L.slot('bet');

/** Bits of the Divisions that have exchanged supplies since something else happened (RTTR 2.7 without circles). */
export const STOWED = L.slot('stowed');
/** What the procedure that has just ended reports to the one below: 0 nothing. */
export const OUTCOME = L.slot('outcome');
export const WON = 1;
export const LOST = 2;
export const HALTED = 3;
export const ENDED = 4;

export const SIZE = L.size();
export const FIELDS = L.fields();
