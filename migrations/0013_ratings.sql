CREATE TABLE `rated` (
	`guild` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`game` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ratings` (
	`guild` text NOT NULL,
	`scope` text NOT NULL,
	`person` text NOT NULL,
	`game` integer NOT NULL,
	`at` integer NOT NULL,
	`place` integer NOT NULL,
	`sides` integer NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	PRIMARY KEY(`guild`, `scope`, `person`, `game`)
);
--> statement-breakpoint
CREATE INDEX `ratings_person` ON `ratings` (`person`);