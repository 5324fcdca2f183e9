CREATE TABLE `lessons` (
	`guild` text NOT NULL,
	`person` text NOT NULL,
	`module` text NOT NULL,
	`thread` text,
	`language` text NOT NULL,
	`moves` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`guild`, `person`, `module`)
);
--> statement-breakpoint
CREATE INDEX `lessons_thread` ON `lessons` (`thread`);--> statement-breakpoint
ALTER TABLE `seats` ADD `former` text;