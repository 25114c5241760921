// The options of the game as the new-game form and the terminal show them: each with its values, and what each value means.

export const level = 'Difficulty';
export const levelEasy = 'Easy';
export const levelEasyText = '20 rounds, and the Kampfgruppen are in known places.';
export const levelStandard = 'Standard';
export const levelStandardText = '16 rounds.';
export const levelDifficult = 'Difficult';
export const levelDifficultText = '14 rounds, without the cards Operation Lutlich and No Explosives.';
export const levelVeryDifficult = 'Very difficult';
export const levelVeryDifficultText = '13 rounds, also without the card Port Repaired.';

export const truckLoad = 'Tokens on a Truck';
export const truckLoadFour = 'Four';
export const truckLoadFourText = 'A Truck carries up to 4 tokens, as in the sibling game.';
export const truckLoadThree = 'Three';
export const truckLoadThreeText = 'A Truck carries up to 3 tokens: harder.';
export const truckLoadSix = 'Six';
export const truckLoadSixText = 'A Truck carries up to 6 tokens: easier.';

export const refill = 'Refill of the General Stock';
export const refillLogistics = 'At a Logistics Step';
export const refillLogisticsText = 'The Supply Pool goes to the Stock only at a Logistics Step.';
export const refillRound = 'Every round';
export const refillRoundText = 'The Supply Pool also goes to the Stock at the start of every round: easier.';

export const goingOn = 'After a won fight or a halt';
export const goingOnFuel = '1 Fuel';
export const goingOnFuelText = 'A Division may continue, within its spaces, for 1 more Fuel each time.';
export const goingOnFree = 'Free';
export const goingOnFreeText = 'A Division may continue without paying, within its spaces.';
export const goingOnEnds = 'The move ends';
export const goingOnEndsText = 'A won fight or a halt ends the move.';

export const stacking = 'Divisions in one space';
export const stackingOne = 'One';
export const stackingOneText = 'An ordinary space holds 1 Division. Start spaces and Siege Boxes hold any number.';
export const stackingAny = 'Any number';
export const stackingAnyText = 'Every space holds any number of Divisions.';

export const airSupport = 'Air Support';
export const airSupportCore = 'Core action';
export const airSupportCoreText = 'Air Support is one of the two Core actions of a round.';
export const airSupportBonus = 'Bonus action';
export const airSupportBonusText = 'Air Support costs no Core action.';

export const badWeather = 'Bad Weather';
export const badWeatherAir = 'Grounds the air force';
export const badWeatherAirText = 'No Air Support, no HMS Warspite, no Light Bombers.';
export const badWeatherCards = 'Only the two cards';
export const badWeatherCardsText = 'No HMS Warspite and no Light Bombers. You may still use Air Support.';

export const kgCards = 'Where Kampfgruppen start';
export const kgCardsReduced = 'Cards of the level';
export const kgCardsReducedText = 'Above Easy the four set-up cards come from the deck of the level.';
export const kgCardsAll = 'All twenty cards';
export const kgCardsAllText =
  'The four set-up cards come from all 20 cards. Afterwards the deck is reduced to the level.';

export const moves = 'Moves of a Division in a round';
export const movesOne = 'One';
export const movesOneText = 'Two Move actions of a round move two different Divisions.';
export const movesTwo = 'Two';
export const movesTwoText = 'Both Move actions may move the same Division.';

export const cityTruck = 'Truck of a city taken later';
export const cityTruckNext = 'Next Logistics Step';
export const cityTruckNextText =
  'If you take Rennes or Châteaubriant after the first Logistics Step, its Truck comes at the next one.';
export const cityTruckNow = 'At once';
export const cityTruckNowText =
  'If you take Rennes or Châteaubriant after the first Logistics Step, its Truck comes at once.';

export const emptyStock = 'Take Trucks from an empty Stock';
export const emptyStockStep = 'Causes the step';
export const emptyStockStepText =
  'With a Truck on the map you may choose the action: you take no Truck, and it causes a Logistics Step.';
export const emptyStockNever = 'Not allowed';
export const emptyStockNeverText =
  'You cannot take Trucks from an empty Stock: harder, because Trucks may stay on the map for good.';

export const bridgehead = 'Road from Avranches to Pontaubault';
export const bridgeheadUnlimited = 'Any number of Trucks';
export const bridgeheadUnlimitedText = 'The only road out of the main base carries any number of Trucks.';
export const bridgeheadOne = 'One Truck';
export const bridgeheadOneText = 'It carries 1 Truck at a time, as every other road does: much harder.';

export const reconUnits = 'Units on Aerial Recon cards';
export const reconUnitsScore = 'Count';
export const reconUnitsScoreText = 'A beaten Rearguard or Stragglers card counts for the Ammo points.';
export const reconUnitsNone = 'Do not count';
export const reconUnitsNoneText = 'A beaten Rearguard or Stragglers card counts for nothing.';
